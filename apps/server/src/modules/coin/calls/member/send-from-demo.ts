import { coinDemoSend } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { sendFromDemo } from '../../demo/demo-send.service.ts'

export const serveCoinDemoSend = serveInSteps(coinDemoSend, (ctx, body) => sendFromDemo(ctx, body))
