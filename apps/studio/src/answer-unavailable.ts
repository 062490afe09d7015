import { DatabaseUnavailable, unavailableOr } from '@maru/postgres'
import type { FastifyReply } from 'fastify'
import type { PlayError } from './play/play-shapes.ts'

/** PostgreSQL gave no answer, whatever was asked of it. */
export const isUnavailable = (error: unknown): boolean => unavailableOr(error) instanceof DatabaseUnavailable

/** Pages take the code, which says that nothing was done; operators any 503 as no answer. */
export const answerUnavailable = (reply: FastifyReply, error: PlayError = 'unavailable'): FastifyReply =>
  reply.code(503).header('retry-after', '1').send({ error })
