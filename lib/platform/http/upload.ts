import { ACCOUNT_HEADER, pageAccount } from './account-header'
import { ApiError, readEnvelope } from './api-client'

type Upload<T> = { result: Promise<T>; cancel: () => void }

type UploadOptions = {
  fields?: Record<string, string>
  account?: string | undefined
  headers?: Record<string, string>
}

/** Sends a file with progress (0 to 1), unlike fetch. Rejects with code `cancelled` or `network`. */
export function upload<T>(
  address: string,
  file: File,
  onProgress: (share: number) => void,
  { fields = {}, account = pageAccount, headers = {} }: UploadOptions = {},
): Upload<T> {
  const form = new FormData()
  form.append('file', file)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return sendBody(address, form, onProgress, account ? { ...headers, [ACCOUNT_HEADER]: account } : headers)
}

export function uploadJson<T>(address: string, file: File, onProgress: (share: number) => void): Upload<T> {
  const body = new Blob([file], { type: 'application/json' })
  return sendBody(address, body, onProgress, pageAccount ? { [ACCOUNT_HEADER]: pageAccount } : {})
}

function sendBody<T>(
  address: string,
  body: FormData | Blob,
  onProgress: (share: number) => void,
  headers: Record<string, string>,
): Upload<T> {
  const request = new XMLHttpRequest()
  const result = new Promise<T>((resolve, reject) => {
    const fail = (code: string) => () => reject(new ApiError(0, { code, message: '' }))
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onerror = fail('network')
    request.ontimeout = fail('network')
    request.onabort = fail('cancelled')
    request.onload = () => {
      try {
        resolve(readEnvelope<T>(request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
  })
  request.open('POST', address)
  request.timeout = 120_000
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.send(body)
  return { result, cancel: () => request.abort() }
}
