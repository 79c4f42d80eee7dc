import 'server-only'

export { insert as recordDashboardEvent } from './repository'
