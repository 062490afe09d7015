import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { partnerBets, partnerCash } from './downline.ts'
import { partnerSettlement } from './figures.ts'
import { partnerMoneyMoves } from './give.ts'
import { partnerLosing } from './losing.ts'
import { partnerCommission } from './purse.ts'
import { partnerMembers, partnerTree } from './tree.ts'
import { partnerWagers } from './wagers.ts'

export const partnerExportFormats = ['csv', 'xlsx'] as const
export type PartnerExportFormat = (typeof partnerExportFormats)[number]
/** Most rows of a workbook, which is made as a whole; a CSV has no bound. A workbook that was cut says so in its last row. */
export const partnerSheetRows = 20_000

const format = z.enum(partnerExportFormats)
/** `ask`: as the list itself is asked; its place and size count for nothing, for all rows are given out. */
const exported = z.discriminatedUnion('what', [
  z.object({ what: z.literal('partners'), format, ask: partnerTree.body }),
  z.object({ what: z.literal('bets'), format, ask: partnerBets.body }),
  z.object({ what: z.literal('cash'), format, ask: partnerCash.body }),
  z.object({ what: z.literal('settlement'), format, ask: partnerSettlement.body }),
  z.object({ what: z.literal('wagers'), format, ask: partnerWagers.body }),
  z.object({ what: z.literal('members'), format, ask: partnerMembers.body }),
  z.object({ what: z.literal('moneyMoves'), format, ask: partnerMoneyMoves.body }),
  z.object({ what: z.literal('commission'), format, ask: partnerCommission.body }),
  z.object({ what: z.literal('losing'), format, ask: partnerLosing.body }),
])
export type PartnerExport = z.output<typeof exported>
export type PartnerExported = PartnerExport['what']

/** An address of this site that downloads a list of the own subtree once, within two minutes. An employee needs the right of the list. */
export const partnerExportTicket = defineCall({
  path: '/api/partner/exportTicket',
  audience: 'partner',
  body: exported,
  data: z.object({ url: z.string() }),
  refusals: ['N404', 'PT06'],
})
