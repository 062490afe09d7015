import { loginPopupList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { shownPopups } from '../../content.service.ts'

export const serveLoginPopupList = serve(loginPopupList, async (ctx) => ({ list: await shownPopups(ctx, 'login') }))
