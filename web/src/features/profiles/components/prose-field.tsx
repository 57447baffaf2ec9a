import { profileLimits } from "@triptych/contract/profiles";
import { CharacterCounter } from "../../../ui/character-counter.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useProfileField } from "../form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

interface ProseFieldProps {
  name: string;
  placeholder: string;
  hint: string;
}

/** Shows the field for the long description, with a character counter. */
export function ProseField({ name, placeholder, hint }: ProseFieldProps) {
  const { text, register } = useProfileField(name);
  const length = text.trim().length;
  const isLong = length > profileLimits.proseMax * 0.9;
  const counter = isLong ? (
    <CharacterCounter length={length} max={profileLimits.proseMax} />
  ) : (
    <CharacterCounter length={length} min={profileLimits.proseMin} />
  );
  return (
    <FieldFrame name={name} hint={hint} aside={counter}>
      <Textarea rows={7} placeholder={placeholder} className="max-h-[60vh]" {...register()} />
    </FieldFrame>
  );
}
