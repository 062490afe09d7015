/** For seeds: the rates of a partner, or of a member below one. */
export { putRates } from './rates/save-rates.service.ts'
