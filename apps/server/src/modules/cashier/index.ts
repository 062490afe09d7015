import './events.ts'

/** Open requests of the site by kind. Sums and days: read `cashier.request_view`. */
export { countOpen } from './request-list.repository.ts'
