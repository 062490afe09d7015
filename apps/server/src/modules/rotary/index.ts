/** Gives a spin of the wheel, in the caller's transaction; once for each source. */
export { giveSpin } from './give-spins.service.ts'
/** For seeds. */
export { insertVersion as putWheel } from './wheel.repository.ts'
