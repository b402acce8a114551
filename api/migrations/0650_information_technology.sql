-- "IT" is "ict", because "it" is a stop word of English. The rules of signs are as they were.

alter function portal_fold (text) rename to portal_fold_signs;

create function portal_fold(value text) returns text language sql immutable parallel safe strict as $$
  select case when value ~ '\y(IT|I\.T)\y' then regexp_replace(portal_fold_signs(value), '\yIT\y', 'ict', 'g')
    else portal_fold_signs(value) end
$$;

update vacancies set company_id = company_id
where concat_ws(' ', title, occupation_name, description, requirements, benefits, translations::text) ~ '\y(IT|I\.T)\y'
  -- A line break in JSON ends with the letter n.
  or translations::text ~ '\\n(IT|I\.T)\y'
  or company_id in (select id from companies where name ~ '\y(IT|I\.T)\y');
