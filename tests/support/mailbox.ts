import type { AddressInfo } from 'node:net'
import { addSeconds } from 'date-fns'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { sendMails } from '@/lib/platform/mail/delivery'

/** `refuse` rejects all mails. */
export async function openMailbox() {
  const mails: Email[] = []
  const state = { refuse: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.refuse ? new Error('not now') : undefined),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail)
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const last = (to: string) => mails.findLast((mail) => mail.to?.some(({ address }) => address === to))
  const secret = (to: string) => /https?:\/\/\S+\/([\w-]+)\s/.exec(last(to)?.text ?? '')?.[1] ?? ''
  /** Sends the queued mails and returns the last link. */
  const mailed = async (to: string): Promise<string> => {
    await sendMails(addSeconds(new Date(), 1))
    return secret(to)
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    state,
    last,
    secret,
    mailed,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
