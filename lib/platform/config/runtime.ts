const OPTIONS = 'NODE_OPTIONS'

/** Checks if this process is the server, not a command or test. */
export function isServing(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs'
}

/** Removes the framework's variables for a child command. */
export function commandEnv(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(NEXT_|__NEXT)/.test(name))
  const withoutPreloads = (options = '') => options.replaceAll(/--import=\S+/g, '').trim()
  return Object.fromEntries(
    own.map(([name, value]) => [name, name === OPTIONS ? withoutPreloads(value) : value]),
  ) as NodeJS.ProcessEnv
}
