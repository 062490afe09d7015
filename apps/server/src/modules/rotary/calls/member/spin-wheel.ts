import { rotarySpin } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { spin } from '../../spin.service.ts'

export const serveRotarySpin = serve(rotarySpin, (ctx, asked) => spin(ctx, asked))
