import { ACCOUNT_HEADER, pageAccount } from './account-header'
import { ApiError, readEnvelope } from './client'

type Upload<T> = { result: Promise<T>; cancel: () => void }

/** Sends a file with progress (0 to 1), which fetch does not report. Rejects with code `cancelled` or `network`. */
export function upload<T>(
  address: string,
  file: File,
  onProgress: (share: number) => void,
  {
    fields = {},
    account = pageAccount,
  }: { fields?: Record<string, string>; account?: string | undefined } = {},
): Upload<T> {
  const form = new FormData()
  form.append('file', file)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return sendBody(address, form, onProgress, account)
}

/** Sends a JSON file as `upload` does. */
export function uploadJson<T>(address: string, file: File, onProgress: (share: number) => void): Upload<T> {
  return sendBody(address, new Blob([file], { type: 'application/json' }), onProgress, pageAccount)
}

function sendBody<T>(
  address: string,
  body: FormData | Blob,
  onProgress: (share: number) => void,
  account: string | undefined,
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
  if (account) request.setRequestHeader(ACCOUNT_HEADER, account)
  request.send(body)
  return { result, cancel: () => request.abort() }
}
