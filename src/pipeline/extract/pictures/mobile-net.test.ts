// `@tensorflow/tfjs`, which nsfwjs asks for, is the layers of TensorFlow.js alone here (package.json).
import { loadLayersModel } from '@tensorflow/tfjs'
import { io, ready, setBackend, tensor4d, type Tensor } from '@tensorflow/tfjs-core'
import '@tensorflow/tfjs-backend-wasm'
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnPicture } from '../../../../tests/support/books/drawn-picture.ts'
import { skinColouredPicture } from '../../../../tests/support/books/skin-coloured-picture.ts'
import { createMobileNet } from './mobile-net.ts'

const EDGE = 224

test('answers as the network does that TensorFlow builds, layer by layer, of the description beside the weights', async () => {
  await setBackend('wasm')
  await ready()
  const { default: described } = await MobileNetV2Model.modelJson()
  const bundles = await Promise.all(MobileNetV2Model.weightBundles.map(async (load) => (await load()).default))
  const weightData = Uint8Array.from(Buffer.concat(bundles.map((bundle) => Buffer.from(bundle, 'base64')))).buffer
  const weightSpecs = described.weightsManifest.flatMap(({ weights }: io.WeightsManifestConfig[number]) => weights)
  const { modelTopology } = described
  const layers = await loadLayersModel({
    load: async () => await Promise.resolve({ modelTopology, weightSpecs, weightData }),
  })
  const network = createMobileNet(io.decodeWeights(weightData, weightSpecs))
  for (const file of [await drawnPicture(1), await skinColouredPicture(), await drawnPicture(2)]) {
    const points = await sharp(file).resize({ width: EDGE, height: EDGE, fit: 'fill' }).removeAlpha().raw().toBuffer()
    const picture = tensor4d(
      Float32Array.from(points, (value) => value / 255),
      [1, EDGE, EDGE, 3],
    )
    const meant = Array.from(await (layers.predict(picture) as Tensor).data())
    const answered = Array.from(await network(picture).data())
    expect(answered).toHaveLength(meant.length)
    for (const [index, share] of meant.entries()) expect(answered[index]).toBeCloseTo(share, 4)
  }
})

test('says which weights are missing', () => {
  expect(() => createMobileNet({})).toThrow('no weights called')
})
