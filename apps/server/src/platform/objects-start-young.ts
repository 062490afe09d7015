import { setFlagsFromString } from 'node:v8'

/**
 * First import of every process that serves. V8 notes which places in the code make objects that live long, and makes all later ones of those places old
 * from the start. One crowd that had to wait teaches it that operations live long; from then on each of them, with all it points to, stays until the next
 * full collection, and every young collection copies several times as much, as long as the process lives. Here nothing of a request lives long, whatever
 * one crowd did.
 */
setFlagsFromString('--no-allocation-site-pretenuring')
