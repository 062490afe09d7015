import { changeMemCashFlag, heldMoney, outGameMoney } from '@maru/contract'
import { serve, serveInSteps } from '../../../../platform/http/serve.ts'
import { bringBack, mergeCodes, outCodes, showHeldMoney } from '../../transfers/own-money.service.ts'

export const serveOutGameMoney = serveInSteps(outGameMoney, (ctx) => bringBack(ctx, outCodes))
export const serveMergeMoney = serveInSteps(changeMemCashFlag, (ctx) => bringBack(ctx, mergeCodes))
export const serveHeldMoney = serve(heldMoney, (ctx) => showHeldMoney(ctx))
