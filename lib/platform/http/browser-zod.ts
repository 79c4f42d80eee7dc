import { config, z } from 'zod/v4'

// Replaces zod in browsers, which probes if the policy allows `eval`.
config({ jitless: true })

export { z }
