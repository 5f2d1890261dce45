/** Why there is no picture from a camera. Each has a sentence of its own. */
export type CameraFault = 'insecure' | 'old' | 'refused' | 'none' | 'busy' | 'broken'

export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly fault: CameraFault
  constructor(fault: CameraFault, options?: ErrorOptions) {
    super(`no camera: ${fault}`, options)
    this.fault = fault
  }
}

/** What the sharpest cameras of phones give; others give what they have. */
const BEST = { width: { ideal: 4096 }, height: { ideal: 3072 } }

/**
 * Opens the camera that looks away from the person, as sharp as it gets.
 *
 * @throws CameraError
 */
export async function openCamera(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new CameraError('insecure')
  // TypeScript knows only browsers that have them.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (typeof devices?.getUserMedia !== 'function') throw new CameraError('old')
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' }, ...BEST } })
  } catch (error) {
    throw new CameraError(faultOf(error), { cause: error })
  }
}

function faultOf(error: unknown): CameraFault {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'broken'
  }
}
