import { helpAskedList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listHelpAsked } from '../../note.service.ts'

export const serveHelpAskedList = serveAdmin(helpAskedList, (ctx) => listHelpAsked(ctx))
