import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { encodePicture, PictureRefused } from '../../platform/uploads/picture.ts'
import { storePicture } from '../../platform/uploads/pictures.ts'
import { record } from '../audit/index.ts'

/** Makes the picture anew and stores it. In steps: nothing is held while it computes. */
export const uploadPicture = async (ctx: StaffCtx, file: Uint8Array) => {
  const picture = await encodePicture(file).catch((error) => {
    if (!(error instanceof PictureRefused)) throw error
    if (error.problem === 'busy') throw new StaffRefusal('STAFF_TOO_MANY')
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'file', problem: error.problem }] })
  })
  const { hash, width, height, bytes } = picture
  await storePicture(ctx, picture)
  await ctx.inOwnTransaction((own) =>
    record(own, {
      action: 'site.picture-upload',
      target: `picture:${hash}`,
      before: null,
      after: { width, height, bytes: bytes.length },
    }),
  )
  return { picture: hash, width, height }
}
