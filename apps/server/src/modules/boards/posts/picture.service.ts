import { picturePath } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { encodePicture, PictureRefused } from '../../../platform/uploads/picture.ts'
import { storePicture } from '../../../platform/uploads/pictures.ts'
import { memberById } from '../../identity/index.ts'
import { findBoard } from './board.repository.ts'
import { mayDo, PICTURES_A_DAY } from './may-write.rules.ts'
import { countPictures, insertPicture } from './picture.repository.ts'

const DAY_MS = 24 * 3_600_000

/** Makes the picture anew and stores it, for posts of this member. In steps: nothing is held while it computes. */
export const uploadBoardPicture = async (ctx: MemberCtx, file: Uint8Array) => {
  const { memberId } = ctx.who
  const [member, { writeLevel }] = [await memberById(ctx, memberId), await findBoard(ctx, 'normal')]
  if (!member || !mayDo(member, writeLevel)) throw new Refusal('BD03')
  if ((await countPictures(ctx, memberId, new Date(ctx.now.getTime() - DAY_MS))) >= PICTURES_A_DAY)
    throw new Refusal('BD09')
  const picture = await encodePicture(file).catch((error) => {
    if (!(error instanceof PictureRefused)) throw error
    if (error.problem === 'busy') throw new Refusal('E429', {}, undefined, 2)
    throw new Refusal('BD08', { fields: [{ field: 'file', problem: error.problem }] })
  })
  await storePicture(ctx, picture)
  await ctx.inOwnTransaction((own) => insertPicture(own, memberId, picture.hash))
  return { picture: picturePath(ctx.siteId, picture.hash), width: picture.width, height: picture.height }
}

/** The hash in the address of a picture of this site. */
export const hashIn = (siteId: number, address: string): string | undefined => {
  const [, hash] = /^\/pictures\/\d+\/([0-9a-f]{64})\.webp$/.exec(address) ?? []
  return hash !== undefined && address === picturePath(siteId, hash) ? hash : undefined
}
