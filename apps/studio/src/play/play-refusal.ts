import type { PlayError } from './play-shapes.ts'

/** A call of a page that is refused, with the code that the page says in words. */
export class PlayRefusal extends Error {
  readonly code: PlayError
  readonly statusCode: number
  constructor(code: PlayError, statusCode: number) {
    super(code)
    this.code = code
    this.statusCode = statusCode
  }
}
