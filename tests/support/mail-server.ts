import { SMTPServer } from 'smtp-server'

export type Mood = 'takes' | 'refuses for now' | 'refuses for good' | 'hangs'

export function mailServer(port: number) {
  const taken: string[] = []
  const state = { mood: 'takes' as Mood, hanging: 0 }
  let server: SMTPServer | undefined
  const refusal = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo(_address, _session, done) {
        if (state.mood === 'refuses for now') return done(refusal(451))
        if (state.mood === 'refuses for good') return done(refusal(550))
        if (state.mood === 'takes') return done()
        state.hanging += 1
      },
      onData(stream, _session, done) {
        let text = ''
        stream.on('data', (chunk: Buffer) => {
          text += chunk
        })
        stream.on('end', () => {
          taken.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? text)
          done()
        })
      },
    })
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    state,
    async open() {
      server = make()
      server.on('error', () => undefined)
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    },
    close: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
  }
}
