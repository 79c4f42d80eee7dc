import crypto from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TransformOptions } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver, { type Stored } from '@20minutes/s3rver'
import v4 from '@20minutes/s3rver/lib/signature/v4.js'

export type S3Server = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Closes and rejects connections; `comeBack` restarts with the same data. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Executes requests at once, and delays their responses. */
  slowDown(milliseconds: number): void
  stop(): Promise<void>
}

export async function startS3Server(bucket = 'brota'): Promise<S3Server> {
  mendOnce()
  const directory = mkdtempSync(path.join(tmpdir(), 'brota-s3-'))
  let pause = 0
  const run = async (port: number) => {
    const options = { address: '127.0.0.1', directory, silent: true, vhostBuckets: false }
    const started = new S3rver({ ...options, port, configureBuckets: [{ name: bucket }] })
    takeTurns(started)
    // The logger fails on responses that were aborted after it closed.
    started.middleware[0] = async (_, next) => {
      await next()
      await sleep(pause, undefined, { ref: false })
    }
    return { started, port: (await started.run()).port }
  }
  const first = await run(0)
  let running: S3rver | null = first.started
  const goAway = async () => {
    const closed = running?.close()
    running?.httpServer.closeAllConnections()
    running = null
    await closed
  }
  return {
    endpoint: `http://127.0.0.1:${first.port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    goAway,
    async comeBack() {
      running ??= (await run(first.port)).started
    },
    slowDown(milliseconds) {
      pause = milliseconds
    },
    async stop() {
      await goAway()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * The server drops the slash of `/<bucket>/` from the signature, and makes page tokens with DES, which
 * OpenSSL 3 lacks.
 */
function mendOnce(): void {
  if (v4.isMended) return
  const { getStringToSign } = v4
  const { createCipheriv, createDecipheriv } = crypto
  v4.isMended = true
  v4.getStringToSign = (request, signature) => {
    const isBucket = /^\/[^/]+$/.test(request.uri)
    return getStringToSign({ ...request, uri: isBucket ? `${request.uri}/` : request.uri }, signature)
  }
  const triple = (key: Buffer) => Buffer.concat([key, key, key])
  Object.assign(crypto, {
    createCipheriv: (...[name, key, iv, options]: CipherArguments) =>
      name === 'des'
        ? createCipheriv('des-ede3-cbc', triple(key), iv)
        : createCipheriv(name, key, iv, options),
    createDecipheriv: (...[name, key, iv, options]: CipherArguments) =>
      name === 'des'
        ? createDecipheriv('des-ede3-cbc', triple(key), iv)
        : createDecipheriv(name, key, iv, options),
  })
}

type CipherArguments = [name: string, key: Buffer, iv: Buffer, options?: TransformOptions]

/** S3 promises whole versions; this server writes in place. */
function takeTurns({ store }: S3rver): void {
  const turns = new Map<string, Promise<unknown>>()
  const withKeyLock = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(key) ?? Promise.resolve()).then(work, work)
    turns.set(key, mine)
    return mine
  }
  const { putObject, getObject, deleteObject } = store
  store.putObject = (object) => withKeyLock(object.key, () => putObject.call(store, object))
  store.deleteObject = (bucket, key) => withKeyLock(key, () => deleteObject.call(store, bucket, key))
  store.getObject = (bucket, key, options) =>
    withKeyLock(key, async () => {
      const object = await getObject.call(store, bucket, key, options)
      if (object?.content) object.content = await readAll(object.content)
      return object
    })
}

async function readAll(content: NonNullable<Stored['content']>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
