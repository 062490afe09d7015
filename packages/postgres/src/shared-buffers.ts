import { totalmem } from 'node:os'

const MB = 1024 * 1024
/** Of the machine's memory: PostgreSQL's manual advises a quarter where nothing else runs, and here the servers run beside it. */
const SHARE = 8
const LEAST_MB = 128
const MOST_MB = 2_048

/** In MB. Pages beyond it are copied from the system's cache each time, and those that were changed written back each time: a bet then costs the database twice as much. */
export const sharedBuffersMb = (memory = memoryOfMachine()): number =>
  Math.min(Math.max(Math.floor(memory / MB / SHARE), LEAST_MB), MOST_MB)

/** What a container may use, where it is one. */
const memoryOfMachine = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
