import { setFlagsFromString } from 'node:v8'

/**
 * First import of both processes. V8 notes which places in the code make objects that live long, and makes all later ones of those places old from the start. Many
 * bets that wait for the wallet at once teach it that calls live long; from then on each of them stays until the next full collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring')

/** The next full collection comes when the old objects have doubled: left to itself V8 marks the heap every few seconds, in threads that take the processor from bets. */
setFlagsFromString('--heap-growing-percent=100')
