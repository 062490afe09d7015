import { picturePath } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { type BannerKind, bannerTable, popupTable, readContent } from './content.repository.ts'
import { isShown } from './content.rules.ts'
import { depositOffers, newestNotices } from './observe.ts'

const NOTICES_SHOWN = 5

export const shownBanners = async (ctx: Ctx) => {
  const { first, daily } = await depositOffers(ctx)
  const percents = { 'first-deposit': first, 'daily-deposit': daily, plain: null }
  return (
    (await readContent(ctx, bannerTable))
      .filter((banner) => isShown(banner, ctx.now))
      // A banner promises only what can be taken.
      .filter((banner) => percents[banner.kind as BannerKind] !== 0)
      .map(({ kind, ...banner }) => ({ ...banner, kind: kind as BannerKind }))
      .map((banner) => ({
        bannerIdx: banner.id,
        kind: banner.kind,
        title: banner.title[ctx.language],
        text: banner.text[ctx.language],
        percent: percents[banner.kind],
        link: banner.link,
      }))
  )
}

export const shownPopups = async (ctx: Ctx, audience: 'everybody' | 'login') =>
  (await readContent(ctx, popupTable))
    .filter((popup) => popup.kind === audience && isShown(popup, ctx.now))
    .map((popup) => ({
      bannerIdx: popup.id,
      title: popup.title[ctx.language],
      text: popup.text[ctx.language],
      link: popup.link,
      picture: popup.picture && picturePath(ctx.siteId, popup.picture),
    }))

export const listNotices = (ctx: Ctx) => newestNotices(ctx, NOTICES_SHOWN)
