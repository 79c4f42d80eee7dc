import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Starts a mail server that responds once `state.answers` is set. */
export async function openSilentMailServer() {
  const state = { answers: false }
  const letters = { begun: 0, taken: [] as string[] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      letters.begun += 1
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (!state.answers) return
        letters.taken.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    state,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
