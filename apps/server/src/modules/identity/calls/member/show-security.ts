import { memberSecurity } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showOwnSecurity } from '../../factors/factors.service.ts'

export const serveMemberSecurity = serve(memberSecurity, (ctx) => showOwnSecurity(ctx))
