import type { bannerBody, popupBody } from '@maru/contract'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { insertContent } from './content.repository.ts'
import { type Body, bannerContent, type Content, popupContent, rowFrom } from './content-desk.service.ts'
import { hasContent, insertBank, insertCode, insertSite, type NewSite } from './fill.repository.ts'
import type { Texts } from './tables.ts'

export type SiteContent = {
  banks: readonly { code: string; names: Texts }[]
  codes: readonly { masterCode: string; code: string; names: Texts }[]
  banners: readonly z.output<typeof bannerBody>[]
  popups: readonly Omit<z.output<typeof popupBody>, 'picture'>[]
}

export const ensureSite = (ctx: Ctx, site: NewSite): Promise<boolean> => insertSite(ctx, site)

/** Gives the context's site something to show. What is there stays; pages that staff once had are not filled again. */
export const fillSite = async (ctx: Ctx, content: SiteContent): Promise<void> => {
  const isFilled = await hasContent(ctx)
  for (const [at, bank] of content.banks.entries()) await insertBank(ctx, bank.code, bank.names, at + 1)
  for (const [at, row] of content.codes.entries()) await insertCode(ctx, row.masterCode, row.code, row.names, at + 1)
  if (isFilled) return
  for (const banner of content.banners) await add(ctx, bannerContent, banner)
  for (const popup of content.popups) await add(ctx, popupContent, { ...popup, picture: null })
}

const add = <B extends Body>(ctx: Ctx, content: Content<B>, body: B): Promise<number> =>
  insertContent(ctx, content.table, rowFrom(content, body))
