import { sportAnswerOffer } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { answerOffer } from '../../tickets/place.service.ts'

export const serveSportAnswerOffer = serveInSteps(sportAnswerOffer, (ctx, body, services) =>
  answerOffer(ctx, body, services),
)
