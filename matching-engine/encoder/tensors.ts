import { createRequire } from "node:module";

/** Holds numbers in WebAssembly's memory until `dispose`, or until the end of the `tidy` that it was made in. */
export interface Tensor {
  readonly shape: readonly number[];
  dataSync(): Float32Array;
  dispose(): void;
}

/** Holds two tables to multiply, and what is done to each row of the product. */
interface FusedParts {
  a: Tensor;
  b: Tensor;
  bias: Tensor;
  activation: "linear" | "relu";
}

/** Lists what is used of TensorFlow.js. NOTE: the package that ships it ships no types for it. */
export interface Tensors {
  ready: () => Promise<void>;
  tidy: <Result>(compute: () => Result) => Result;
  tensor2d: (numbers: Float32Array, shape: readonly [rows: number, columns: number]) => Tensor;
  tensor1d: (numbers: Float32Array) => Tensor;
  add: (a: Tensor, b: Tensor) => Tensor;
  mul: (a: Tensor, b: Tensor | number) => Tensor;
  sub: (a: Tensor, b: Tensor) => Tensor;
  rsqrt: (a: Tensor) => Tensor;
  square: (a: Tensor) => Tensor;
  mean: (a: Tensor, axis: number, keepsAxis: boolean) => Tensor;
  softmax: (a: Tensor) => Tensor;
  transpose: (a: Tensor) => Tensor;
  matMul: (a: Tensor, b: Tensor) => Tensor;
  fused: { matMul: (parts: FusedParts) => Tensor };
}

/** Loads TensorFlow.js with its WebAssembly. */
export async function loadTensors(): Promise<Tensors> {
  const tensors = createRequire(import.meta.url)("@energetic-ai/core") as Tensors;
  await tensors.ready();
  return tensors;
}
