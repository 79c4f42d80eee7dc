declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  export type Stored = { key: string; content: Readable | Buffer | null }

  export type Store = {
    putObject(object: Stored): Promise<unknown>
    getObject(bucket: string, key: string, options?: object): Promise<Stored | null>
    deleteObject(bucket: string, key: string): Promise<void>
  }

  export type Options = {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
    configureBuckets: { name: string }[]
  }

  export default class S3rver {
    constructor(options: Options)
    readonly store: Store
    readonly httpServer: Server
    readonly middleware: ((context: unknown, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}

declare module '@20minutes/s3rver/lib/signature/v4.js' {
  type Request = { uri: string }
  const v4: {
    /** Added by our fixes. */
    isMended?: boolean
    getStringToSign(request: Request, signature: object): string
  }
  export default v4
}
