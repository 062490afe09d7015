import { setFlagsFromString } from 'node:v8'

/**
 * First import of every process that serves. V8 notes which places in the code make objects that live long, and makes all later ones of those places old
 * from the start. Many callers that had to wait at once teach it that operations live long; from then on each of them, with all it points to, stays until the next
 * full collection, and every young collection copies several times as much, as long as the process lives. Here nothing of a request lives long, whatever
 * such a burst did.
 */
setFlagsFromString('--no-allocation-site-pretenuring')

/**
 * The next full collection comes when the old objects have doubled. Left to itself V8 allows a tenth where little becomes old, and marks 50 MB every
 * thirteen seconds, of which all requests of some 80 ms are late.
 */
setFlagsFromString('--heap-growing-percent=100')
