import { popupList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { shownPopups } from '../../content.service.ts'

export const servePopupList = serve(popupList, async (ctx) => ({ list: await shownPopups(ctx, 'everybody') }))
