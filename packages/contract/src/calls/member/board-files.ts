import { z } from 'zod'
import { mostPictureBytes } from '../../board.ts'
import { defineCall } from '../../define-call.ts'

/**
 * A picture for a post: `multipart/form-data` with one part called `file`, the answer in the envelope. It is made anew of its pixels, so nothing else of the file stays.
 * `picture` is its address. BD08: no picture of ours; `data.fields` names the `problem`. BD09: as many as a day allows.
 */
export const boardPicture = defineCall({
  path: '/api/board/picture',
  audience: 'member',
  body: z.object({}),
  takesFileOf: mostPictureBytes,
  data: z.object({ picture: z.string(), width: z.number().int(), height: z.number().int() }),
  refusals: ['BD03', 'BD08', 'BD09'],
})
