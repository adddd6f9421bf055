import { ChoiceSelect } from '../../forms/ChoiceSelect';
import { FieldRows } from '../../forms/FieldRows';
import { FormField } from '../../forms/FormField';
import { FieldColumns } from '../../forms/FormSections';
import { TextListField } from '../../forms/TextListField';
import { SettingsField } from './SettingsField';
import type { SettingsFormProps } from './SettingsFormProps';

const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({
  value: name,
  label: name.replaceAll('_', ' '),
}));

export function NameFields({ control }: SettingsFormProps) {
  return (
    <>
      <FieldColumns>
        <SettingsField control={control} name="details.name" label="Name" isRequired />
        <SettingsField
          control={control}
          name="details.founded"
          label="Founded"
          hint="A year, for search engines"
          isNumber
        />
      </FieldColumns>
      <SettingsField
        control={control}
        name="details.tagline"
        label="Tagline"
        hint="The headline of the home page, also in its title and in the last line of the footer"
      />
      <SettingsField
        control={control}
        name="details.introduction"
        label="Introduction"
        hint="What you do, in one or two sentences, at the top of the home page"
        rows={2}
      />
    </>
  );
}

export function ContactFields({ control }: SettingsFormProps) {
  return (
    <>
      <FieldColumns>
        <SettingsField control={control} name="details.email" label="Email" type="email" isRequired />
        <SettingsField
          control={control}
          name="details.phone"
          label="Phone"
          type="tel"
          hint="As it should be displayed, including the country"
        />
      </FieldColumns>
      <TextListField
        control={control}
        name="details.addressLines"
        label="Address"
        entry="Line"
        max={5}
        hint="The first line is the street; the last one the country"
      />
      <SettingsField
        control={control}
        name="details.mapUrl"
        label="Map"
        type="url"
        hint="A link to a map. Leave empty to look up the address on OpenStreetMap"
      />
      <SettingsField
        control={control}
        name="details.bookingUrl"
        label="Booking"
        type="url"
        hint="Where visitors choose a time for a call. Leave empty to offer none"
      />
    </>
  );
}

export function HoursFields({ control }: SettingsFormProps) {
  return (
    <>
      <FieldRows
        isInLine
        control={control}
        name="details.hours"
        label="Hours"
        noun="line"
        max={7}
        blank={{ days: '', hours: '' }}
      >
        {(index) => (
          <>
            <SettingsField control={control} name={`details.hours.${index}.days`} label="Days" />
            <SettingsField control={control} name={`details.hours.${index}.hours`} label="Hours" />
          </>
        )}
      </FieldRows>
      <SettingsField control={control} name="details.hoursNote" label="Note" hint="What to do outside these hours" />
      <FieldRows
        isInLine
        control={control}
        name="details.holidays"
        label="Holidays"
        noun="holiday"
        max={20}
        blank={{ name: '', date: '' }}
      >
        {(index) => (
          <>
            <SettingsField control={control} name={`details.holidays.${index}.name`} label="Holiday" />
            <SettingsField control={control} name={`details.holidays.${index}.date`} label="Date" />
          </>
        )}
      </FieldRows>
    </>
  );
}

export function SocialFields({ control }: SettingsFormProps) {
  return (
    <FieldRows
      isInLine
      control={control}
      name="social"
      label="Profiles"
      noun="profile"
      max={12}
      blank={{ name: '', url: '' }}
    >
      {(index) => (
        <>
          <SettingsField control={control} name={`social.${index}.name`} label="Network" />
          <SettingsField control={control} name={`social.${index}.url`} label="Address" type="url" />
        </>
      )}
    </FieldRows>
  );
}

export function TimeZoneField({ control }: SettingsFormProps) {
  return (
    <FormField control={control} name="timeZone" label="Time zone" isRequired>
      {(props) => <ChoiceSelect {...props} options={TIME_ZONES} />}
    </FormField>
  );
}
