import 'server-only'

export { recordDashboardEvent } from './repository'
