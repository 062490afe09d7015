import { protectionOptionsShow } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showOptions } from '../../option-desk.service.ts'

export const serveProtectionOptionsShow = serveAdmin(protectionOptionsShow, (ctx) => showOptions(ctx))
