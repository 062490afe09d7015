import { sportMenu } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showMenu } from '../../shown/list-events.service.ts'

export const serveSportMenu = serve(sportMenu, (ctx) => showMenu(ctx))
