import { profileLimits, skills } from "@triptych/contract/profiles";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { MultiSelect } from "../../../ui/multi-select.tsx";
import { addCustomSkills, customSkillsOf, isListed, otherSkill } from "../custom-skills.ts";
import { fieldAnchor, useProfileField } from "../form-context.ts";

/** Shows the field for skills of the list, and below it, once Other is chosen, one for the person's own skills. */
export function SkillsField() {
  const { label, error, list, change } = useProfileField("skills");
  const custom = customSkillsOf(list);
  return (
    <div id={fieldAnchor("skills")} className="flex flex-col gap-4">
      <Field label={label} error={error} hint="Missing one? Choose Other and add your own." isRequired>
        <MultiSelect
          options={skills}
          value={list.filter(isListed)}
          onChange={(listed) => change([...listed, ...custom])}
          placeholder="Choose skills"
          noun="skills"
        />
      </Field>
      {(list.includes(otherSkill) || custom.length > 0) && (
        <CustomSkills chosen={list} custom={custom} onChange={change} />
      )}
    </div>
  );
}

interface CustomSkillsProps {
  chosen: readonly string[];
  custom: readonly string[];
  onChange: (chosen: string[]) => void;
}

function CustomSkills({ chosen, custom, onChange }: CustomSkillsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();

  const add = () => {
    const added = addCustomSkills(chosen, typed);
    setProblem(added.problem);
    if (added.problem === undefined) setTyped("");
    onChange(added.chosen);
    input.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  const remove = (skill: string) => {
    onChange(chosen.filter((each) => each !== skill));
    input.current?.focus();
  };

  return (
    <div className="rounded-lg bg-sunken p-4">
      <label htmlFor={id} className="text-sm font-medium">
        Your own skills
      </label>
      <div className="mt-1.5 flex gap-2">
        <Input
          ref={input}
          id={id}
          value={typed}
          placeholder="For example Foley"
          autoComplete="off"
          maxLength={(profileLimits.customSkill + 2) * 5}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onKeyDown={pressed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Button>
      </div>
      {problem && (
        <div className="mt-2">
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </div>
      )}
      {custom.length > 0 && (
        <ul aria-label="Your own skills" className="mt-3 flex flex-wrap gap-1.5">
          {custom.map((skill) => (
            <li key={skill} className="min-w-0">
              <Chip onRemove={() => remove(skill)}>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
