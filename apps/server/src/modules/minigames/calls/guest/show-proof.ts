import { miniProof } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showProof } from '../../shown/proof.service.ts'

export const serveMiniProof = serve(miniProof, (ctx, body) => showProof(ctx, body))
