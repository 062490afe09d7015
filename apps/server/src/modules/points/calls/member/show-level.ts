import { memberLevelCall } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showOwnLevel } from '../../own-level.service.ts'

export const serveMemberLevel = serve(memberLevelCall, (ctx) => showOwnLevel(ctx))
