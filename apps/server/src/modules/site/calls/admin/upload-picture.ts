import { pictureUpload } from '@maru/contract'
import { serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { uploadPicture } from '../../picture.service.ts'

export const servePictureUpload = serveAdminInSteps(pictureUpload, (ctx, { file }) => uploadPicture(ctx, file))
