import { boardRule } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showRule } from '../../guides/show-rule.service.ts'

export const serveBoardRule = serve(boardRule, (ctx, asked) => showRule(ctx, asked))
