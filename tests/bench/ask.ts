import { request } from 'undici'
import { Failure } from '../../scripts/support/failure'
import type { Request } from './load'

export async function ask<T>(base: string, { path, ...options }: Request): Promise<T> {
  const { statusCode, body } = await request(base + path, options)
  const text = await body.text()
  if (statusCode >= 300)
    throw new Failure(`${options.method} ${path} answers ${statusCode}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as T
}
