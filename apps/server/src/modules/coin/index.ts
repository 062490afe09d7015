/** For the command of the operator: blocks are read again. */
export { rereadFrom } from './reader/reread.service.ts'
