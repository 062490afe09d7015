import { boardPicture } from '@maru/contract'
import { serveFile } from '../../../../platform/http/serve.ts'
import { uploadBoardPicture } from '../../posts/picture.service.ts'

export const serveBoardPicture = serveFile(boardPicture, (ctx, file) => uploadBoardPicture(ctx, file))
