import { gameTables } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listTables } from '../../tables/list-tables.service.ts'

export const serveTables = serve(gameTables, (ctx) => listTables(ctx))
