import { z } from 'zod'

/** An id in an address, spelled as we write it: ` 7`, `07`, `7.0` and `1e3` are none. */
export const idInPath = z
  .union([z.number(), z.string().regex(/^[1-9]\d{0,15}$/)])
  .transform(Number)
  .pipe(z.number().int().positive())
