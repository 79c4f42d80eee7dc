import { config, z } from 'zod/v4'

// In browsers it replaces zod, which otherwise probes whether the page's policy allows `eval`.
config({ jitless: true })

export { z }
