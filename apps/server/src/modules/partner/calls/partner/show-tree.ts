import { partnerTree } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showTree } from '../../tree/own-tree.service.ts'

export const servePartnerTree = servePartner(partnerTree, 'tree.read', (ctx, own, asked) => showTree(ctx, own, asked))
