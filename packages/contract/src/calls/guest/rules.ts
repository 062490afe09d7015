import { z } from 'zod'
import { ruleKinds } from '../../board.ts'
import { defineCall } from '../../define-call.ts'

/** Rules as they are in force, or as a version said that was before. `version` 0: the one in force. A guest may read what is agreed to at sign-up. */
export const boardRule = defineCall({
  path: '/api/board/rule',
  audience: 'guest',
  body: z.object({ kind: z.enum(ruleKinds), version: z.number().int().min(0).default(0) }),
  data: z.object({
    kind: z.enum(ruleKinds),
    version: z.number().int(),
    title: z.string(),
    /** Sanitised HTML. */
    text: z.string(),
    fromAt: z.string(),
    /** Every version, the newest first. `note`: what changed. */
    versions: z.array(z.object({ version: z.number().int(), fromAt: z.string(), note: z.string() })),
  }),
  refusals: ['N404'],
  reads: true,
})
